import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useChosenDemos } from '../../../common/board/useBoard.ts';
import { formatSpan } from '../../../common/pricing/priceFigures.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { listOrderCharacters } from '../data/orderRoles.ts';
import { useLicenceName } from '../data/useLicenceName.ts';

interface Props {
  readonly order: OrderView;
  readonly board: ProjectBoard;
}

/** What an order contains: each character with its licences, and each language with its voice, booking and price. */
export const RolesCard = ({ order, board }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const licenceName = useLicenceName(order.projectId);
  const chosen = useChosenDemos(order.projectId);
  const characters = listOrderCharacters(order, board);
  const roles = characters.flatMap((character) => character.roles);
  const booked = roles.filter(({ state }) => state === 'booked').length;

  const findVoice = (castingId: string, voiceId: string): string | undefined =>
    chosen.data?.find((place) => place.castingId === castingId && place.voiceId === voiceId)?.demo
      .talentPublicName;

  return (
    <SectionCard
      title={text('ordering.roles')}
      aside={
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {text('ordering.bookedOf', { count: booked, all: roles.length })}
        </Typography>
      }
    >
      <Stack gap={2.5}>
        {characters.map(({ id, name, licences, roles: languages }) => (
          <div key={id}>
            <Box sx={{ borderBottom: '1px solid', borderColor: 'divider', paddingBlockEnd: 1 }}>
              <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
              </Typography>
              {licences.map((licence) => (
                <Muted key={licence}>{licenceName(licence)}</Muted>
              ))}
            </Box>
            <RowList label={name}>
              {languages.map(({ language, castingId, state, amount }) => (
                <li key={language}>
                  <Box sx={{ flex: '1 1 0', minWidth: 0, paddingBlock: 0.75 }}>
                    <Typography variant="body2">{languageName(language)}</Typography>
                    {state !== 'unchosen' && <Muted>{findVoice(castingId, id)}</Muted>}
                  </Box>
                  <Typography
                    variant="body2"
                    sx={{ flex: '1 1 0', color: state === 'booked' ? 'text.secondary' : 'warning.main' }}
                  >
                    {text(`ordering.role.${state}`)}
                  </Typography>
                  <Typography
                    variant="body2"
                    sx={{ minWidth: 96, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {amount && formatSpan(amount, order.currency, locale)}
                  </Typography>
                </li>
              ))}
            </RowList>
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
};
