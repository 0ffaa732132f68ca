/** The side of the stored square: sharp at twice the largest size that any page shows it at. */
const side = 512;

/**
 * The middle square of a picture, small enough to store. What else the file held, such as where it was taken, is left
 * behind. Runs in a worker, and in the page where there is none.
 */
export async function cropPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.imageSmoothingQuality = "high";
  // A picture that one can see through would turn black as a JPEG.
  context.fillStyle = "#151b22";
  context.fillRect(0, 0, side, side);
  const left = (picture.width - cut) / 2;
  const top = (picture.height - cut) / 2;
  context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  // Where WebP cannot be written, a PNG would come instead.
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
  return webp.type === "image/webp"
    ? webp
    : canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
}
