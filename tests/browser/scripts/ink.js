// How many pixels of a picture can be told from its background: those with a contrast of at least 4.5.
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lights = Array.from({ length: data.length / 4 }, (_, place) => {
    const [red, green, blue] = data.subarray(4 * place, 4 * place + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  });
  const background = lights.toSorted((a, b) => a - b)[Math.floor(lights.length / 2)];
  return lights.filter((light) => Math.max(light, background) / Math.min(light, background) >= 4.5).length;
}
