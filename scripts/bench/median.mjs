/** The middle value; the upper one of two. */
export const getMedian = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
