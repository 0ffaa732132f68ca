/** How large a picture is, so that its place can be kept; nothing for what is none. */
export async function measurePicture(
  file: File,
): Promise<{ width: number; height: number } | undefined> {
  if (!file.type.startsWith("image/")) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    // A picture that this browser cannot show goes up all the same.
    return undefined;
  }
}
