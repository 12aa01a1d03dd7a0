import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { api } from '../../../lib/http/api.ts';
import { EnquiryStateChip } from './EnquiryStateChip.tsx';
import { StepList } from './StepList.tsx';

const AnswerDialog = lazyComponent(() =>
  import('../dialogs/AnswerDialog.tsx').then((module) => module.AnswerDialog),
);

/** Sender, company and linked project. */
const Facts = ({ enquiry }: { readonly enquiry: OpenedEnquiry }) => {
  const text = useText();
  const { writer, companyName, projectId, projectName, email } = enquiry;

  return (
    <>
      {joinDotted([text(`enquiries.writer.${writer}`), companyName, email])}
      {projectId !== null && projectName !== null && (
        <>
          {' · '}
          <Link component={RouterLink} to={paths.castingsProject.href(projectId)}>
            {text('enquiries.about', { project: projectName })}
          </Link>
        </>
      )}
    </>
  );
};

/** A message with its steps and actions. */
export const OpenedMessage = ({ loaded }: { readonly loaded: OpenedEnquiry }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [enquiry, setEnquiry] = useState(loaded);
  const [isAnswering, setAnswering] = useState(false);
  const { name, state, message, steps, createdAt, isReachable } = enquiry;

  /** Shows others' concurrent steps; if they can't be loaded, the current view stays. */
  const catchUp = async (error: unknown) => {
    if (isApiError(error) && error.status === 409)
      setEnquiry(await api.enquiries.get({ id: enquiry.id }).catch(() => enquiry));
  };

  const next = state === 'closed' ? 'new' : 'closed';

  return (
    <>
      <PageHeader
        title={name}
        eyebrow={
          <Link component={RouterLink} to={paths.messages.href()} color="inherit">
            {text('enquiries.back')}
          </Link>
        }
        meta={<Facts enquiry={enquiry} />}
        actions={<EnquiryStateChip state={state} />}
      />
      <Stack>
        <SectionCard title={text('enquiries.message')}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
          <Muted variant="caption" component="p" sx={{ marginTop: 1.5 }}>
            <DateText instant={createdAt} withZone />
          </Muted>
        </SectionCard>
        {steps.length > 0 && (
          <SectionCard title={text('enquiries.history')}>
            <StepList steps={steps} />
          </SectionCard>
        )}
        {!isReachable && <Muted>{text('enquiries.unreachable')}</Muted>}
        <Row>
          {isReachable && (
            <Button variant="contained" onClick={() => setAnswering(true)}>
              {text(
                steps.some(({ kind }) => kind === 'answered') ? 'enquiries.answerAgain' : 'enquiries.answer',
              )}
            </Button>
          )}
          <SendButton
            variant="outlined"
            color="inherit"
            onSend={async (submission) => {
              setEnquiry(
                await api.enquiries.move(
                  { id: enquiry.id },
                  { state: next, revision: enquiry.revision },
                  submission,
                ),
              );
              toasts.success(text(next === 'closed' ? 'enquiries.closed' : 'enquiries.reopened'));
            }}
            onFailure={(error) => {
              toasts.error(errorText(error));
              void catchUp(error);
            }}
          >
            {text(next === 'closed' ? 'enquiries.close' : 'enquiries.reopen')}
          </SendButton>
        </Row>
      </Stack>
      {isAnswering && (
        <AnswerDialog
          enquiry={enquiry}
          onAnswered={(now) => {
            setEnquiry(now);
            setAnswering(false);
          }}
          onStale={catchUp}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  );
};
