/**
 * A text to the clipboard, and whether it got there.
 *
 * The field that shows it is selected: where the clipboard is forbidden, the person can copy it by hand.
 */
export async function copyOf(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
