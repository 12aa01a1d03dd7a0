import { detectRecordingType } from '../audio/containers.ts';
import { skipTags } from '../audio/mp3-frame.ts';
import { walkMp3 } from '../audio/mp3-frames.ts';
import { DELIVERY_ENDINGS, DELIVERY_TYPES, getFormatName, type DeliveryType } from './deliveries.ts';

/** Returns the type that a name's extension stands for; undefined if deliveries can't have it. */
export const getNamedType = (name: string): DeliveryType | undefined =>
  DELIVERY_TYPES.find((type) => DELIVERY_ENDINGS[type].some((ending) => name.toLowerCase().endsWith(ending)));

/** Types that have tags in front of them. */
const TAGGED_TYPES: readonly DeliveryType[] = ['audio/mpeg', 'audio/flac'];

/** Detects the type of a delivery from its first bytes; undefined if deliveries can't have it. `named`: what its name stands for. */
export const detectDeliveryType = (
  bytes: Uint8Array,
  named: DeliveryType | undefined,
): DeliveryType | undefined => {
  const sound = skipTags(bytes);
  // A cover image may be longer than these bytes: then the name decides.
  if (sound >= bytes.length) return TAGGED_TYPES.find((tagged) => tagged === named);

  const type = detectRecordingType(bytes);
  if (type === 'wav' || type === 'aiff' || type === 'flac') return `audio/${type}`;
  if (type === 'm4a') return 'video/mp4';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (isZip) return 'application/zip';
  return walkMp3(bytes).condition === 'notMp3' ? undefined : 'audio/mpeg';
};

/** Extensions that deliveries may have, for messages. */
export const listDeliveryEndings = (): string => DELIVERY_TYPES.map(getFormatName).join(', ');

/** Returns whether files of a type are measured. */
export const isMeasured = (type: DeliveryType): boolean => type.startsWith('audio/');
