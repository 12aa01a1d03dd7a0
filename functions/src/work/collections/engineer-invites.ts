import { randomBytes } from 'node:crypto';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const engineerInvites = collection<EngineerInvite>('engineerInvites');

/** The id is the invitation's only secret. */
export const makeEngineerInviteId = (): string => randomBytes(18).toString('base64url');

export const readEngineerInvite = engineerInvites.get;
