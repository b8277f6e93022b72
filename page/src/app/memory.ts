/** What a browser remembers of somebody's choices; some browsers remember nothing. */

/** What was remembered under a key, if it is one of these. */
export function remembered<T extends string>(key: string, all: readonly T[]): T | undefined {
  try {
    const found = localStorage.getItem(key);
    return all.find((each) => each === found);
  } catch {
    return undefined;
  }
}

/** Remembers a choice. Where storage is denied or full, it counts for this visit only. */
export function remember(key: string, chosen: string): void {
  try {
    localStorage.setItem(key, chosen);
  } catch {}
}
