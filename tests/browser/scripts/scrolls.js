() => {
  scrollTo(100, 100);
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollX, scrollY, scrollWidth - innerWidth, scrollHeight - innerHeight];
}
