// The checksum that zlib calls crc32.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let found = byte;
  for (let bit = 0; bit < 8; bit++) found = found & 1 ? (found >>> 1) ^ 0xedb88320 : found >>> 1;
  return found;
});

/** The checksum of bytes; `before` goes on from that of what came before them. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let found = ~before;
  for (const byte of bytes) found = (TABLE[(found ^ byte) & 255] ?? 0) ^ (found >>> 8);
  return ~found >>> 0;
}
