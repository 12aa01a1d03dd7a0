import { createHash } from 'node:crypto';
import { collectionRef } from '../../platform/firestore/db.ts';

const retiredLinks = () => collectionRef('retiredLinks');

export const retiredLinkRef = (urlIdentifier: string) =>
  retiredLinks().doc(createHash('sha256').update(urlIdentifier).digest('hex'));

export const isRetired = async (urlIdentifier: string): Promise<boolean> =>
  (await retiredLinkRef(urlIdentifier).get()).exists;
