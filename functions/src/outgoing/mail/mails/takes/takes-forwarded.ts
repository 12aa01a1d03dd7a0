import { defineMail } from '../../define-mail.ts';
import { readReader, TAKES_TEXTS } from './takes.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly projectId: string;
  readonly count: number;
  readonly message: string;
}

/** To the client: takes that the agency has heard. */
export const takesForwardedMail = defineMail({
  kind: 'takes-forwarded',
  noticeKind: 'auditions',
  load: async ({ name, uid, projectId, count, message }: Params) => {
    const { project, href } = await readReader(uid, projectId);
    return { content: { name, projectName: project.name, count, declined: 0, message }, href };
  },
  texts: TAKES_TEXTS,
  sample: ({ person, project, message }) => ({
    name: person,
    projectName: project,
    count: 2,
    declined: 0,
    message,
  }),
});
