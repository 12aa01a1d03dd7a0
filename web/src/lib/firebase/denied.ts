/** Whether a live read was refused by the security rules. */
export const isLiveDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'permission-denied';
