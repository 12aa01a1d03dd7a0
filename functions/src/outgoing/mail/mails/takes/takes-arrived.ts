import { Timestamp } from 'firebase-admin/firestore';
import { countDeclinedIn, countUnheardIn } from '../../../../work/collections/audition-queries.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { readReader, TAKES_TEXTS } from './takes.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly projectId: string;
  /** Start of the reported hour, in milliseconds; absent: refusals aren't reported. */
  readonly since?: number;
}

/** To the requester of auditions: unheard takes have arrived; at most once an hour. */
export const takesArrivedMail = defineMail({
  kind: 'takes-arrived',
  noticeKind: 'auditions',
  load: async ({ name, uid, projectId, since }: Params) => {
    const [{ project, href }, count, declined] = await Promise.all([
      readReader(uid, projectId),
      countUnheardIn(projectId),
      since === undefined ? 0 : countDeclinedIn(projectId, Timestamp.fromMillis(since)),
    ]);
    if (count + declined === 0) throw new NoLongerNeeded();
    return { content: { name, projectName: project.name, count, declined }, href };
  },
  texts: TAKES_TEXTS,
  sample: ({ person, project }) => ({ name: person, projectName: project, count: 3, declined: 1 }),
});
