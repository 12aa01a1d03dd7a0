import Typography from '@mui/material/Typography';
import { getGuestsHear, isExpiredAt, getLinkTerms } from '@domain/castings/links.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { SharedLink } from '../data/sharedLink.ts';

interface Props {
  readonly link: SharedLink;
  readonly isOn: boolean;
}

/** A link's access, content and expiry. */
export const LinkFacts = ({ link, isOn }: Props) => {
  const text = useText();
  const dates = useDates();
  const now = useNow();
  const { hasPasscode, expiresAt, asksVotes } = getLinkTerms(link);
  const who = !isOn ? 'sharing.who.nobody' : hasPasscode ? 'sharing.who.passcode' : 'sharing.who.anyone';
  const isOver = isExpiredAt(link, now);

  return (
    <Typography variant="body2" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
      {joinDotted([
        text(who),
        isOn && text(`sharing.hears.${getGuestsHear(link)}`),
        isOn && asksVotes && text('sharing.votesRequested'),
        expiresAt &&
          text(isOver ? 'sharing.expired' : 'sharing.expiresOn', { moment: dates.full(expiresAt) }),
      ])}
    </Typography>
  );
};
