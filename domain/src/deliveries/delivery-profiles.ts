export const DELIVERY_PROFILE_NAMES = ['acx', 'ebuR128', 'online', 'game', 'ivr'] as const;
export type DeliveryProfileName = (typeof DELIVERY_PROFILE_NAMES)[number];
