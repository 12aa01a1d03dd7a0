import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { toConsentComment } from '../../platform/sound/consent-comment.ts';
import { withTags } from '../../platform/sound/id3-tags.ts';
import { auth, serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { getFileSize, openFile, readFile } from '../../platform/storage/files.ts';
import { getPreviewPath, withPreview } from '../../platform/storage/preview-path.ts';
import { findEntriesAbout, getRecordPaths, separateEntry } from './erasure/audit-store.ts';
import { findFiles } from './erasure/files.ts';
import { RETAINED_AND_EXPORTED, PERSONAL_RECORDS } from './erasure/personal-records.ts';
import { toProvenPerson, findPerson, type Person } from './erasure/person.ts';
import { isExported, pickExported, UNEXPORTED } from './erasure/exported-fields.ts';
import { getReadmeParagraphs, renderReadme } from './readme.ts';
import { readListNames } from './read-list-names.ts';
import { renderReadablePage } from './readable-page.ts';
import { findDocuments } from './erasure/store.ts';
import { requireOwnTalentId } from './require-own-talent-id.ts';

/** MP3 is compressed already. */
const AS_IT_IS = { compress: false };

const getJson = (records: readonly object[]): Buffer =>
  Buffer.from(`${JSON.stringify(records.map(serialise), null, 2)}\n`);

interface PersonRecords {
  readonly records: ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>;
  readonly audioNames: ReadonlyMap<string, string>;
  readonly takeConsents: ReadonlyMap<string, boolean>;
}

const isConsentGiven = (entries: ReadonlyMap<string, object> | undefined, id: string): boolean => {
  const entry: Partial<AuditionEntry> | undefined = entries?.get(`auditionEntries/${id}`);
  return entry?.syntheticVoiceConsent ?? false;
};

/** Returns a stored file; takes have their talent's consent embedded, as in every download. */
const openConsented = async (path: string, takeConsent: boolean | undefined): Promise<Readable> => {
  if (takeConsent === undefined) return openFile(path);
  return Readable.from([withTags(await readFile(path), [toConsentComment(takeConsent)])]);
};

const findRecords = async (person: Person): Promise<PersonRecords> => {
  const records = new Map<string, Map<string, Readonly<Record<string, unknown>>>>();
  const audioNames = new Map<string, string>();
  const takeConsents = new Map<string, boolean>();

  for (const kind of [...PERSONAL_RECORDS, ...RETAINED_AND_EXPORTED].filter(isExported)) {
    const collected = records.get(kind.collection) ?? new Map<string, Readonly<Record<string, unknown>>>();
    records.set(kind.collection, collected);

    for await (const documents of findDocuments(kind, person)) {
      for (const document of documents) {
        const exported = pickExported(kind.collection, document.data());
        collected.set(document.ref.path, { path: document.ref.path, ...exported });
        const path: unknown = kind.audio && document.get(kind.audio);
        if (typeof path !== 'string') continue;
        const name = `audio/${document.ref.path}.mp3`;
        audioNames.set(path, name).set(getPreviewPath(path), getPreviewPath(name));
        if (kind.collection !== 'auditionInvites') continue;
        const isGiven = isConsentGiven(records.get('auditionEntries'), document.id);
        for (const each of withPreview(path)) takeConsents.set(each, isGiven);
      }
    }
  }

  return { records, audioNames, takeConsents };
};

/** Returns when and how the audit mentions a person, without values, which may name others. Matches by account and address only. */
const findMentions = async (person: Person): Promise<readonly object[]> => {
  const provenPerson = toProvenPerson(person);
  const mentions: object[] = [];
  const records = await getRecordPaths(provenPerson);
  for await (const entries of findEntriesAbout(provenPerson, records)) {
    for (const entry of entries) {
      const { action, subject, at } = entry.data();
      const [collection = ''] = subject.split('/');
      if (collection in UNEXPORTED || separateEntry(entry, provenPerson, records).said.length === 0) continue;
      mentions.push({ action, record: collection, at });
    }
  }

  return mentions;
};

const pickAccount = async (uid: string): Promise<object> => {
  const { email, displayName, phoneNumber, providerData, metadata, customClaims } = await auth().getUser(uid);
  return { uid, email, displayName, phoneNumber, providerData, metadata, customClaims };
};

/** Sends a talent's data as a zip: a page to read, a JSON file per collection, mentions elsewhere, the account and every MP3. Streamed to bound memory. */
export const exportData: Operation<'privacy.export'> = async ({ caller, response }) => {
  const talentId = requireOwnTalentId(caller);
  const { locale } = caller.user;
  const person = await findPerson(talentId);
  const zip = new ZipFile();

  // Without a listener the error would end the process with all its requests.
  zip.on('error', (error: Error) => zip.outputStream.emit('error', error));
  zip.addBuffer(Buffer.from(renderReadme(locale)), locale === 'es' ? 'LEEME.txt' : 'README.txt');
  zip.addBuffer(getJson([await pickAccount(talentId)]), 'account.json');

  const { records, audioNames, takeConsents } = await findRecords(person);
  for (const [collection, found] of records) {
    if (found.size > 0) zip.addBuffer(getJson([...found.values()]), `${collection}.json`);
  }

  const shown = new Map(
    [...records].map(([collection, found]) => [collection, [...found.values()]] as const),
  );
  const reader = {
    locale,
    zone: caller.user.timeZone ?? 'UTC',
    clock: caller.user.clock,
    findName: await readListNames(locale),
  };
  const page = renderReadablePage(shown, getReadmeParagraphs(locale), reader);

  zip.addBuffer(Buffer.from(page), 'my-data.html');

  const mentions = await findMentions(person);
  if (mentions.length > 0) zip.addBuffer(getJson(mentions), 'mentions.json');

  for (const path of await findFiles(person)) {
    // For a file missing in storage, only its record is exported.
    if ((await getFileSize(path)) === undefined) continue;
    const name = audioNames.get(path) ?? `audio/other/${path}`;
    zip.addReadStreamLazy(name, AS_IT_IS, (give) => {
      openConsented(path, takeConsents.get(path)).then(
        (bytes) => give(null, bytes),
        (error: Error) => zip.outputStream.emit('error', error),
      );
    });
  }

  zip.end();
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', 'attachment; filename="my-data.zip"');
  await pipeline(zip.outputStream, response);

  return undefined;
};
