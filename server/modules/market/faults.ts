/** A larger relative change (0.3 = 30 percent) is refused as a probable error until an admin confirms it. */
const MAX_JUMP_RATIO = 0.3;

/** Whether a value differs from the previous one by more than MAX_JUMP_RATIO. */
export const isJump = (before: number, value: number): boolean => Math.abs(value / before - 1) > MAX_JUMP_RATIO;
