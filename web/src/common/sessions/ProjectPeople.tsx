import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { SessionContacts } from '@domain/sessions/sessions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { useAvailabilityRequests } from '../board/useBoard.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { getOwnParticipation, type SessionForm } from './planning.ts';

/** Prefills the participants of the project's latest session, unless others were entered. */
export const ProjectPeople = ({ projectId }: { readonly projectId: string }) => {
  const person = useSignedIn();
  const { values, dirty, resetForm, setFieldValue } = useFormikContext<SessionForm>();
  const [latest] = (useAvailabilityRequests(projectId).data ?? [])
    .filter(({ sessionId }) => sessionId !== null)
    .sort((a, b) => b.updatedAt.toMillis() - a.updatedAt.toMillis());
  const contacts = useLiveDoc<SessionContacts>(latest ? `sessionContacts/${latest.sessionId}` : null);
  const people = contacts.status === 'success' ? contacts.data?.participants : undefined;
  const isFilled = useRef(false);
  const isUntouched = JSON.stringify(values.participants) === JSON.stringify(getOwnParticipation(person));

  useEffect(() => {
    if (!people || people.length === 0 || isFilled.current) return;

    isFilled.current = true;

    if (!isUntouched) return;

    const participations = getOwnParticipation(person).filter(
      ({ email }) => !people.some((fieldValues) => fieldValues.email === email),
    );
    const participants = [...people.map((fieldValues) => ({ ...fieldValues })), ...participations];

    // An unchanged form stays unchanged, so closing it discards nothing.
    if (dirty) void setFieldValue('participants', participants, false);
    else resetForm({ values: { ...values, participants } });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [people]);

  return null;
};
