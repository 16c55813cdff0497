/** Keep the screen from falling asleep, where the browser can; the answer lets it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  async function hold(): Promise<void> {
    if (done || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null; // a battery saver forbids it: the screen may sleep
    }
  }

  const again = () => void hold(); // a hidden page loses its lock
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
