import { signToken } from './tokens.ts';

/** Lifetime of a download address, in milliseconds. A download that has begun continues beyond it. */
const DELIVERY_ADDRESS_MS = 15 * 60 * 1000;

/** Returns a short-lived token for the file of one delivery. */
export const createDeliveryToken = async (
  id: string,
): Promise<{ readonly token: string; readonly expiresAt: string }> => {
  const expiresAt = Date.now() + DELIVERY_ADDRESS_MS;
  const token = await signToken({ kind: 'delivery', subject: id, version: 1 }, expiresAt);
  return { token, expiresAt: new Date(expiresAt).toISOString() };
};
