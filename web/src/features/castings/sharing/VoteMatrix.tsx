import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getAgreement, type Agreement } from '@domain/castings/agreement.ts';
import type { GuestVote } from '@domain/castings/guests.ts';
import type { Vote } from '@domain/castings/votes.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText, type FormatText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { toBookRows } from './bookRows.ts';
import type { GuestbookProps } from './guestbookParts.ts';
import { cameByProjectLink, getGuestNames } from './guestNames.ts';

const COLOURS = { yes: 'success.main', maybe: 'text.primary', no: 'error.main' } as const;

const describeOverall = (
  text: FormatText,
  { kind, vote, counts, votes }: Agreement,
  guests: number,
): string => {
  if (kind === 'one' && vote) return text(`sharing.all.${vote}`, { count: votes, guests });
  if (kind === 'none') return text('sharing.notVoted');
  return text(kind === 'against' ? 'sharing.against' : 'sharing.open', counts);
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Muted variant="caption" component="span" sx={{ display: 'block', fontWeight: 400 }}>
    {children}
  </Muted>
);

interface GivenProps {
  readonly given: GuestVote | undefined;
  /** Characters of the project, by id. */
  readonly getName: ReadonlyMap<string, string>;
}

/** A guest's vote on a voice, with the character if the vote was for another one. */
const GivenVote = ({ given, getName }: GivenProps) => {
  const text = useText();
  if (!given)
    return (
      <Box component="td" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    );

  const { vote, forVoiceId } = given;
  if (forVoiceId === undefined)
    return (
      <Box component="td" sx={{ color: COLOURS[vote] }}>
        {text(`sharing.vote.${vote}`)}
      </Box>
    );

  const character = getName.get(forVoiceId);

  return (
    <Box component="td" sx={{ color: 'text.secondary' }}>
      {text(`sharing.vote.${vote}`)}
      <Typography variant="caption" component="span" sx={{ display: 'block' }}>
        {character ? text('sharing.votedFor', { character }) : text('sharing.votedForOther')}
      </Typography>
    </Box>
  );
};

/** Votes per voice and guest, with their agreement, across the link's languages. Guests without votes have no column. */
export const VoteMatrix = ({ link, book, castings, voices }: GuestbookProps) => {
  const text = useText();
  const languageName = useLanguageName();
  const names = getGuestNames(book.guests, text);
  const rows = toBookRows(book.places, castings, voices);
  const voteOf = new Map(book.votes.map((vote) => [`${vote.guestId} ${vote.castingDemoId}`, vote]));
  const getName = new Map(voices.map(({ id, name }) => [id, name]));
  const shown = new Set(rows.map(({ place }) => place.id));
  const voters = new Set(
    book.votes.filter(({ castingDemoId }) => shown.has(castingDemoId)).map(({ guestId }) => guestId),
  );
  const guests = book.guests.filter(({ id }) => voters.has(id));
  if (guests.length === 0) return <Muted variant="body1">{text('sharing.noVotes')}</Muted>;

  return (
    <Box
      role="region"
      aria-label={text('sharing.votes')}
      tabIndex={0}
      sx={(theme) => ({
        overflowX: 'auto',
        '& table': { borderCollapse: 'collapse', minWidth: 1 },
        '& th, & td': {
          textAlign: 'start',
          padding: 1,
          borderBottom: '1px solid',
          borderColor: theme.vars.palette.divider,
          fontSize: '0.875rem',
          verticalAlign: 'top',
        },
        '& tbody th': {
          position: 'sticky',
          insetInlineStart: 0,
          backgroundColor: theme.vars.palette.surface.raised,
          minWidth: 132,
          maxWidth: 200,
          overflowWrap: 'anywhere',
        },
      })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{text('sharing.voice')}</th>
            <th scope="col">{text('sharing.together')}</th>
            {guests.map((guest) => (
              <th key={guest.id} scope="col">
                {names.get(guest.id)}
                {cameByProjectLink(guest, link.kind) && <Note>{text('sharing.byProjectLink')}</Note>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, character, language }) => {
            const cells = guests.map(({ id }) => [id, voteOf.get(`${id} ${place.id}`)] as const);
            // A vote for the voice's former character doesn't count for this one.
            const votes = cells.flatMap(([, guestVote]): readonly Vote[] =>
              guestVote && guestVote.forVoiceId === undefined ? [guestVote.vote] : [],
            );
            const agreement = getAgreement(votes);

            return (
              <tr key={place.id}>
                <th scope="row">
                  <bdi>{place.demo.talentPublicName}</bdi>
                  <Note>
                    {link.kind === 'project' ? joinDotted([languageName(language), character]) : character}
                  </Note>
                </th>
                <td>
                  <Box
                    component="span"
                    sx={{ fontWeight: agreement.kind === 'one' || agreement.kind === 'against' ? 600 : 400 }}
                  >
                    {describeOverall(text, agreement, guests.length)}
                  </Box>
                </td>
                {cells.map(([id, guestVote]) => (
                  <GivenVote key={id} given={guestVote} getName={getName} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};
