/** How fast a film goes, as often as a key is pressed; below zero it goes backwards. */
const speeds = [1, 2, 4, 8] as const;

/** L: forwards, and faster each time. */
export function faster(speed: number): number {
  return speed <= 0 ? 1 : (speeds.find((each) => each > speed) ?? speed);
}

/** J: backwards, and faster each time. */
export function slower(speed: number): number {
  return -faster(-speed);
}
