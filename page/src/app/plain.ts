/** Text that does not break what stands around it, as in a post on a forum. */

/** Marks that turn the direction of all that follows. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without marks of direction. */
export function plain(text: string): string {
  return text.replaceAll(TURNING, "");
}

/** A name in one line, without marks of direction. */
export function plainName(name: string): string {
  return plain(name).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
