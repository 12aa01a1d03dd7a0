import { useCallback } from 'react';
import type { MessageId } from '../../../i18n/locale.ts';
import { useText, type FormatText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

const TO_STAFF: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'profile.you': 'staff.profile.you',
  'ownProfile.work': 'staff.ownProfile.work',
  'talent.voice': 'staff.talent.voice',
  'work.societyHint': 'staff.work.societyHint',
  'work.cooperativePartner': 'staff.work.cooperativePartner',
  'work.available': 'staff.work.available',
  'studio.have': 'staff.studio.have',
  'studio.homeRecording': 'staff.studio.homeRecording',
  'studio.ableToConnect': 'staff.studio.ableToConnect',
  'studio.ableToConnectHint': 'staff.studio.ableToConnectHint',
  'studio.connections': 'staff.studio.connections',
  'studio.dawLocalRecording': 'staff.studio.dawLocalRecording',
  'studio.speed': 'staff.studio.speed',
  'studio.confirm.noStudio.text': 'staff.studio.confirm.noStudio.text',
  'studio.confirm.noStudio.confirm': 'staff.studio.confirm.noStudio.confirm',
  'studio.confirm.noRemote.text': 'staff.studio.confirm.noRemote.text',
  'studio.confirm.noRemote.confirm': 'staff.studio.confirm.noRemote.confirm',
  'talent.doesDubbing': 'staff.talent.doesDubbing',
  'rates.title': 'staff.rates.title',
  'rates.lead': 'staff.rates.lead',
  'rates.example': 'staff.rates.example',
  'rates.exampleMinimum': 'staff.rates.exampleMinimum',
  'vacations.title': 'staff.vacations.title',
  'vacations.lead': 'staff.vacations.lead',
  'vacations.noneText': 'staff.vacations.noneText',
  'billing.lead': 'staff.billing.lead',
  'billing.legalNameHint': 'staff.billing.legalNameHint',
  'billing.noPaypal': 'staff.billing.noPaypal',
};

/** Returns texts about a talent for the reader: the talent, or staff of their agency. */
export const useTextFor = (talentId: string): FormatText => {
  const text = useText();
  const { uid } = useSignedIn();
  return useCallback(
    (id, values) => text((uid === talentId ? undefined : TO_STAFF[id]) ?? id, values),
    [talentId, text, uid],
  );
};
