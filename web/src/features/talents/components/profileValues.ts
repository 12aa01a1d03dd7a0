import type { Talent } from '@domain/talents/talents.ts';

/** What the form holds: texts are never null there, because a field has to show something. */
export const profileValuesOf = (talent: Talent) => ({
  name: talent.name,
  lastName: talent.lastName,
  publicName: talent.publicName,
  phone: talent.phone,
  dateOfBirth: talent.dateOfBirth ?? '',
  gender: talent.gender ?? '',
  ethnic: talent.ethnic ?? '',
  countryOfResidence: talent.countryOfResidence ?? '',
  cityOfResidence: talent.cityOfResidence,
  voiceAges: [...talent.voiceAges],
  tone: talent.tone ?? '',
  doesDubbing: talent.doesDubbing,
  homeStudio: talent.homeStudio,
  microphone: talent.microphone ?? '',
  otherMicrophone: talent.otherMicrophone ?? '',
  booth: talent.booth ?? '',
  homeRecording: talent.homeRecording,
  ableToConnect: talent.ableToConnect,
  sourceConnectStPro: talent.sourceConnectStPro,
  sourceConnectUser: talent.sourceConnectUser ?? '',
  ipConnectionSessionLinkPro: talent.ipConnectionSessionLinkPro,
  dawLocalRecording: talent.dawLocalRecording,
  onlineSupervision: talent.onlineSupervision,
  speedTest: talent.speedTest,
});
export type ProfileValues = ReturnType<typeof profileValuesOf>;
