import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { api } from '../../lib/http/api.ts';
import { downloadFrom } from '../../lib/http/download.ts';

const BETWEEN_MS = 2_000;

/** Returns an address of a delivered file, to play or to download; it works for five minutes or longer. */
export const getDeliveryAddress = async ({ id }: Pick<Delivery, 'id'>): Promise<string> => {
  const { url } = await api.deliveries.signedUrl({ id });
  return url;
};

/** Has the browser download a delivered file. */
export const downloadDelivery = async (delivery: Pick<Delivery, 'id'>): Promise<void> =>
  downloadFrom(await getDeliveryAddress(delivery));

/** Has the browser download all current deliveries of a project, as one zip or several. */
export const downloadAllDeliveries = async (projectId: string): Promise<void> => {
  const { parts } = await api.deliveries.zipUrl({ id: projectId });
  for (const [index, { url }] of parts.entries()) {
    // A browser drops a download that another one follows before it has begun.
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    downloadFrom(url);
  }
};

/** Returns whether this browser plays a type of file; most play no AIFF. */
export const canPlay = (type: string): boolean => document.createElement('audio').canPlayType(type) !== '';
