import type { DeliveryAddress } from '@domain/deliveries/deliveries.ts';
import { signToken } from './tokens.ts';

/** Lifetime of a download address, in milliseconds. A download that has begun continues beyond it. */
const DELIVERY_ADDRESS_MS = 15 * 60 * 1000;

const PATHS = { delivery: '/api/delivery/file', deliveries: '/api/project/deliveries/file' } as const;

/** Returns a short-lived address of the file of one delivery, or of all deliveries of a project. */
export const createDeliveryAddress = async (
  kind: keyof typeof PATHS,
  subject: string,
  holder: string,
): Promise<DeliveryAddress> => {
  const expiresAt = Date.now() + DELIVERY_ADDRESS_MS;
  const token = await signToken({ kind, subject, version: 1, holder }, expiresAt);
  return { url: `${PATHS[kind]}/${token}`, expiresAt: new Date(expiresAt).toISOString() };
};
