import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { upload } from '../../../lib/http/upload.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const FILE_NAME = 'script.pdf';
const makeOptions = () => ({ signal: new AbortController().signal, onBytes: () => undefined });

/** Uploads a script PDF for a project's requests; returns its id. */
export const uploadScript = async (projectId: string, file: File, submission: Submission): Promise<string> =>
  (
    await upload(api.auditions.uploadScript, {
      params: { projectId },
      query: undefined,
      file,
      submission,
    })
  ).id;

/** Saves the PDF of a request, for the people of its project. */
export const saveRoleScript = (auditionId: string): Promise<void> =>
  download(api.auditions.script, { name: FILE_NAME, params: { id: auditionId }, ...makeOptions() });

/** Sets whether a project's scripts are private, for new requests. */
export const setScriptPrivacy = async (
  id: string,
  scriptsArePrivate: boolean,
  submission: Submission,
): Promise<void> => {
  await api.auditions.setScriptPrivacy({ id }, { scriptsArePrivate }, submission);
};

/** Downloads the script for a signed-in talent, by entry. */
export const saveOwnScript = (entryId: string): Promise<void> =>
  download(api.auditions.ownScript, {
    name: FILE_NAME,
    params: { id: entryId },
    ...makeOptions(),
  });

/** Downloads the script for the holder of a link. */
export const saveEntryScript = (id: string, token: string): Promise<void> =>
  download(api.auditions.entryScript, {
    name: FILE_NAME,
    params: { id },
    query: { token },
    ...makeOptions(),
  });
