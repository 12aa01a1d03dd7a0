import type { Agency } from '@domain/agencies/agencies.ts';
import type { ImportedRow } from '@domain/roster/roster.api.ts';
import { applyTagChange } from '@domain/roster/tags.ts';
import type { InviteTags, SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { TAGS_MAX } from '@domain/talents/talent-terms.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findAddressesWithAccount } from '../../work/identity/accounts.ts';
import { queueInvite } from '../../outgoing/mail/queue-invite.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { inviteTags, readInviteTags } from '../../work/collections/invite-tags.ts';
import { findInvitesBy, buildInvite } from '../../work/collections/talent-invites.ts';
import { createInvite } from '../../work/records/talent-invites.ts';
import { readTermsByTalent } from '../../work/collections/talent-terms.ts';
import { findTalent } from '../../work/collections/talents.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { checkFile } from './check-file.ts';
import { toFailedRow, type CheckedRow, type ValidRow } from './check-row.ts';
import { applyTags } from './apply-tags.ts';
import type { Work } from '../../work/unit/work.ts';

/** Rows per transaction: two queries each; fewer rows contend less with other imports. */
const CHUNK = 20;

interface Import {
  readonly caller: Caller;
  readonly agency: Agency;
  readonly locale: Locale;
  readonly isDry: boolean;
  /** Addresses with an account; empty in a dry run. */
  readonly known: ReadonlySet<string>;
}

interface Waiting {
  readonly before: readonly string[];
  readonly after: InviteTags;
}

/** The result of a row and its write: tags for a talent of the agency, a tagged invitation, or more tags for open ones. */
interface Plan {
  readonly row: ImportedRow;
  readonly tag?: string;
  readonly invite?: SelfServiceInvite;
  readonly waiting?: readonly Waiting[];
}

const failForTags = (row: ValidRow, locale: Locale): Plan => ({
  row: toFailedRow(
    row,
    new AppError(422, 'validation.tooMany', { property: 'tags', values: { max: TAGS_MAX } }),
    locale,
  ),
});

/** Adds a row's tags to a person's open invitations; the accepted one applies them. */
const toOpen = async (
  row: ValidRow,
  open: readonly SelfServiceInvite[],
  locale: Locale,
  work: Work,
): Promise<Plan> => {
  const { line, fullName, values, tags } = row;
  const { email } = values;
  const waiting: Waiting[] = [];

  for (const { id, agencyId } of open) {
    const before = (await readInviteTags(id, work))?.tags ?? [];
    const changed = applyTagChange(before, { add: tags, remove: [] });
    if (!changed) return failForTags(row, locale);
    if (changed.add.length > 0) waiting.push({ before, after: { id, agencyId, tags: changed.tags } });
  }

  return { row: { line, fullName, email, outcome: waiting.length > 0 ? 'tagged' : 'unchanged' }, waiting };
};

const planRow = async (row: ValidRow, { agency, known, locale }: Import, work: Work): Promise<Plan> => {
  const { line, fullName, values, tags } = row;
  const { email } = values;
  const talent = await findTalent(email, work);
  if (talent?.agencyIds.includes(agency.id)) {
    const [terms] = await readTermsByTalent(agency.id, [talent.id], work);
    const changed = applyTagChange(terms?.tags ?? [], { add: tags, remove: [] });
    if (!changed) return failForTags(row, locale);
    const outcome = changed.add.length > 0 ? 'tagged' : 'unchanged';
    return {
      row: { line, fullName, email, outcome } as const,
      ...(outcome === 'tagged' ? { tag: talent.id } : {}),
    };
  }
  if (known.has(email) && !talent)
    return { row: toFailedRow(row, new AppError(409, 'account.exists', { property: 'email' }), locale) };

  const open = (await findInvitesBy('email', email, work)).filter(
    ({ agencyId, status }) => agencyId === agency.id && status === 'sent',
  );
  if (open.length > 0) return toOpen(row, open, locale, work);

  return {
    row: { line, fullName, email, outcome: 'invited' } as const,
    invite: buildInvite(agency.id, values, talent?.id ?? null),
  };
};

/** Imports some rows; concurrent imports of the same file see each other's writes or retry. */
const importRows = (step: Step, rows: readonly ValidRow[], about: Import): Promise<readonly ImportedRow[]> =>
  step(
    async (work) => {
      const { caller, agency, isDry } = about;
      const plans: (Plan & Pick<ValidRow, 'tags'>)[] = [];

      for (const row of rows) plans.push({ ...(await planRow(row, about, work)), tags: row.tags });

      const done = plans.map(({ row }): ImportedRow => row);
      if (isDry) return done;

      const tagged = plans.flatMap(({ tag, tags }) =>
        tag ? [[tag, { add: tags, remove: [] }] as const] : [],
      );
      await applyTags(work, caller, new Map(tagged));

      for (const { invite, waiting = [], tags } of plans) {
        for (const { before, after } of waiting) {
          work.set(inviteTags, after);
          work.audit(
            { subject: `selfServiceInvites/${after.id}`, agencyId: agency.id },
            { tags: before },
            { tags: after.tags },
          );
        }

        if (!invite) continue;

        createInvite(work, invite, caller.realUid);
        if (tags.length > 0) work.set(inviteTags, { id: invite.id, agencyId: agency.id, tags });
        queueInvite(work, `talent-invite_${invite.id}`, invite, agency);

        work.audit({ subject: `selfServiceInvites/${invite.id}`, agencyId: agency.id }, null, {
          ...invite,
          ...(tags.length > 0 ? { tags } : {}),
        });
      }

      return done;
    },
    { author: about.caller, action: 'roster.import' },
  );

const isSound = (row: CheckedRow): row is ValidRow => 'values' in row;

/** Invites a file's people to the caller's agency, and tags talents and invitees. A dry run only previews. */
export const importTalents = operationInSteps(
  'roster.import',
  async ({ step, caller, locale, body: { csv, columns: matched, dryRun } }) => {
    const agency = await readAgency(getAgency(caller));
    if (!agency) throw notFound();

    const { separator, columns, rows: checked } = await checkFile({ csv, columns: matched, dryRun }, locale);
    const sound = checked.filter(isSound);
    const emails = sound.map(({ values }) => values.email);
    // A dry run invites nobody, so it doesn't reveal who has an account elsewhere.
    const existing = new Set(
      dryRun ? [] : await recordStep(async () => [...(await findAddressesWithAccount(emails))]),
    );
    const about = { caller, agency, locale, isDry: dryRun, known: existing };
    const rows: ImportedRow[] = checked.flatMap((row) => (isSound(row) ? [] : [row]));

    for (let start = 0; start < sound.length; start += CHUNK)
      rows.push(...(await importRows(step, sound.slice(start, start + CHUNK), about)));

    return { separator, columns, rows: rows.sort((a, b) => a.line - b.line) };
  },
);
