/** A page of ours, given to others in the way this device does that. */

/** Whether its address was copied instead. */
export async function shared(title: string, path: string): Promise<boolean> {
  const url = location.origin + path;
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      return true;
    }
    await navigator.share({ title, url });
  } catch {
    // Not wished after all, or not allowed.
  }
  return false;
}
