/** Where the keyboard goes when what it stood on is gone: confirmed, played, or no longer to press. */

const GONE = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };

/** To be attached to where it goes on; returns how to end that. */
export function landing(next: HTMLElement): () => void {
  const page = next.closest("main") ?? document.body;
  let stood: HTMLElement | null = null; // where the keyboard is, by its own keys

  const come = ({ target }: FocusEvent) => {
    const at = target as HTMLElement;
    stood = at.matches(":focus-visible") ? at : null;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) stood = null;
  };
  const press = () => (stood = null);
  const seen = new MutationObserver(() => {
    const now = document.activeElement;
    if (!stood || (now !== stood && now !== document.body)) return;
    if (stood.isConnected && !stood.matches(":disabled")) return;
    stood = null;
    next.focus({ preventScroll: true });
  });

  page.addEventListener("focusin", come);
  page.addEventListener("focusout", leave);
  window.addEventListener("pointerdown", press, true);
  seen.observe(page, GONE);
  return () => {
    seen.disconnect();
    page.removeEventListener("focusin", come);
    page.removeEventListener("focusout", leave);
    window.removeEventListener("pointerdown", press, true);
  };
}
