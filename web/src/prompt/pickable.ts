// What a list of choices shows.

/** Something that can be picked, in words. */
export interface Pickable {
  id: string;
  label: string;
  /** What will happen. */
  detail?: string;
  /** The label where there is little room. */
  short?: string;
  /** The key that picks it, where it is not its number in the list: "5" is five. */
  key?: string;
  /** It cannot be picked now: why, and the rule that says so. */
  barred?: { why: string; rule: string };
}
