import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import {
  confirmSlot,
  getCalendarFileUrl,
  getConfirmationUrl,
  type AvailabilityLink,
} from '../data/availabilityLink.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { ChosenSlot } from './ChosenSlot.tsx';
import { HeldSlot } from './HeldSlot.tsx';
import { SlotForm } from './SlotForm.tsx';

interface Props {
  readonly link: AvailabilityLink;
  readonly page: AvailabilityPage;
  /** Reloads the offer. */
  readonly onChanged: () => void;
}

export const AvailabilityTask = ({ link, page: loaded, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [answered, setAnswered] = useState<AvailabilityPage>();
  const page = answered ?? loaded;
  useDocumentTitle(text('availability.title'));

  const confirm = async (id: string, submission: Submission) => {
    try {
      setAnswered(await confirmSlot(link, page, id, submission));
      window.scrollTo(0, 0);
    } catch (error) {
      const isRefused = isApiError(error) && error.status === 409;
      toasts.error(isRefused ? error.message : text('availability.support', { email: page.supportEmail }));
      if (isRefused) onChanged();
    }
  };

  const proposeFee = async (values: { amount: number; reason: string }, submission: Submission) => {
    const { requestId: id, token } = link;
    setAnswered(await api.availability.counter({ id }, { token }, values, submission));
  };

  const accepted = page.timeRanges.find(({ status }) => status === 'accepted');
  if (page.state === 'accepted' && accepted)
    return (
      <div role="status" style={{ margin: 'auto', width: '100%' }}>
        <StateCard icon={CheckCircle} headingLevel="h1" title={text('availability.confirmed')}>
          {text('availability.confirmedText', { agency: page.agency.publicName })}
        </StateCard>
        <Card sx={{ padding: 2.5 }}>
          <ChosenSlot range={accepted} timeZone={page.timeZone} />
        </Card>
        <Link href={getConfirmationUrl(link)} download sx={{ display: 'inline-block', paddingBlock: 1.5 }}>
          {text('availability.confirmation')}
        </Link>
        <AddToCalendar
          file={getCalendarFileUrl(link)}
          event={{
            title: text('availability.eventTitle', {
              character: page.casting.project.voices[0]?.name ?? '',
              agency: page.agency.publicName,
            }),
            details: '',
            from: Date.parse(accepted.startsAt),
            to: Date.parse(accepted.endsAt),
          }}
        />
      </div>
    );
  const option = page.state === 'held' ? page.option : null;
  const range = page.timeRanges.find(({ id }) => id === option?.rangeId);
  if (option && range) return <HeldSlot page={page} option={option} range={range} />;
  if (page.state !== 'open' && page.state !== 'accepted' && page.state !== 'held')
    return (
      <StateCard icon={EventBusy} headingLevel="h1" title={text(`availability.over.${page.state}`)}>
        {text(`availability.overText.${page.state}`, { agency: page.agency.publicName })}
      </StateCard>
    );

  return <SlotForm key={page.revision} link={link} page={page} onConfirm={confirm} onCounter={proposeFee} />;
};
