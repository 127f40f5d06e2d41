/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "@fontsource-variable/*";
