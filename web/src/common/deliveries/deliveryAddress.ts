import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { api } from '../../lib/http/api.ts';
import { downloadFrom, getAddress } from '../../lib/http/download.ts';

/** Returns an address of a delivered file, to play or to download; it works for 15 minutes. */
export const getDeliveryAddress = async ({ id }: Pick<Delivery, 'id'>): Promise<string> => {
  const { url } = await api.deliveries.signedUrl({ id });
  const token = url.split('/').at(-1) ?? '';
  return getAddress(api.deliveries.download, { token }, {});
};

/** Has the browser download a delivered file. */
export const downloadDelivery = async (delivery: Pick<Delivery, 'id'>): Promise<void> =>
  downloadFrom(await getDeliveryAddress(delivery));

/** Has the browser download all current deliveries of a project as a zip. */
export const downloadAllDeliveries = async (projectId: string): Promise<void> => {
  const { url } = await api.deliveries.zipUrl({ id: projectId });
  const token = url.split('/').at(-1) ?? '';
  downloadFrom(await getAddress(api.deliveries.downloadZip, { token }, {}));
};

/** Returns whether this browser plays a type of file; most play no AIFF. */
export const canPlay = (type: string): boolean => document.createElement('audio').canPlayType(type) !== '';
