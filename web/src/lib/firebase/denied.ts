/** Returns whether the security rules refused a live read. */
export const isLiveDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'permission-denied';
