import { Timestamp } from 'firebase-admin/firestore';
import { KEY_FIELDS, KEYS_MAX } from '@domain/apiKeys/api-keys.ts';
import { getNames } from '@domain/values/fields.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { apiKeys, findApiKeys, readApiKey } from '../../work/collections/api-keys.ts';
import { hashSecret, createKeySecret } from '../../work/tokens/api-key.ts';
import { openSecret, sealSecret } from '../../work/tokens/sealed-secret.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { presentKey } from './present-key.ts';

/** Creates a key for the caller's agency. Replay data holds the key encrypted, for a day only; the record has its hash. */
export const createKey = operationInSteps('apiKeys.create', async ({ step, caller, body }) => {
  const agencyId = getAgency(caller);
  const audited = { record: apiKeys, facts: getNames(KEY_FIELDS) };

  const change = async (work: Work): Promise<string> => {
    const working = (await findApiKeys(agencyId, work)).filter(({ revokedAt }) => !revokedAt);
    if (working.length >= KEYS_MAX) throw new AppError(409, 'apiKey.tooMany', { values: { max: KEYS_MAX } });

    const secret = createKeySecret();
    work.create(apiKeys, {
      id: hashSecret(secret),
      agencyId,
      ...body,
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
      lastUsedAt: null,
      revokedAt: null,
      expiresAt: null,
    });

    return sealSecret('new API keys', secret);
  };

  const sealed = await step(change, { audited });
  const secret = await openSecret('new API keys', sealed);
  const key = await readApiKey(hashSecret(secret));
  if (!key) throw notFound();

  return { ...presentKey(key), secret };
});
