import type { Serialised } from '@domain/contract.ts';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo, DemoView } from '@domain/demos/demos.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import { api } from '../../../lib/http/api.ts';
import { saveUrl } from '../../../lib/http/download.ts';
import { upload, type UploadInput } from '../../../lib/http/upload.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

type Sending = Omit<UploadInput<object, undefined>, 'params' | 'query'>;

export const createDemo = (talentId: string, sending: Sending): Promise<Serialised<DemoView>> =>
  upload(api.demos.create, { ...sending, params: { id: talentId }, query: undefined });

export const replaceDemo = (
  { talentId, id: demoId }: Demo,
  sending: Sending,
): Promise<Serialised<DemoView>> =>
  upload(api.demos.replace, { ...sending, params: { talentId, demoId }, query: undefined });

/** Changes the description of the edited version. */
export const updateDemo = (
  { talentId, id: demoId, updatedAt }: Demo,
  patch: DemoPatch,
  submission: Submission,
): Promise<Serialised<DemoView>> => {
  const body = { ...patch, updatedAt: new Date(updatedAt.toMillis()).toISOString() };
  return api.demos.update({ talentId, demoId }, body, submission);
};

export const removeDemo = ({ talentId, id: demoId }: Demo, submission: Submission): Promise<unknown> =>
  api.demos.remove({ talentId, demoId }, submission);

export const downloadDemo = async ({ talentId, id, name }: Demo): Promise<void> =>
  saveUrl(await fetchDemoUrl(talentId, id), `${name}.mp3`);
