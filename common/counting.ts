/**
 * Rows of a list that are counted: more are told as "300+". Counting so far costs little more among a million rows than among a thousand
 * (docs/decisions/013).
 */
export const mostCounted = 300;
