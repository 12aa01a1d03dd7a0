import type { EndpointName } from '@domain/api.ts';
import type { Handlers } from './http/call.ts';
import { NOT_BUILT, notBuilt, type NotBuilt } from './not-built.ts';
import { changeLanguageEndpoint } from './features/accounts/endpoints/change-language.ts';
import { changePasswordEndpoint } from './features/accounts/endpoints/change-password.ts';
import {
  createOwnerClientEndpoint,
  getClientEndpoint,
  listClientsEndpoint,
  signUpClientEndpoint,
  updateClientEndpoint,
} from './features/accounts/endpoints/clients.ts';
import {
  acceptEngineerInviteEndpoint,
  getEngineerEndpoint,
  getEngineerInviteEndpoint,
  inviteEngineerEndpoint,
  listEngineersEndpoint,
  sendEngineerLinkEndpoint,
  signUpEngineerEndpoint,
  updateEngineerEndpoint,
} from './features/accounts/endpoints/engineers.ts';
import {
  resendVerificationEndpoint,
  sendNewLinkEndpoint,
} from './features/accounts/endpoints/resend-verification.ts';
import { impersonateEndpoint } from './features/accounts/endpoints/impersonate.ts';
import { resetPasswordEndpoint } from './features/accounts/endpoints/reset-password.ts';
import { setNewPasswordEndpoint } from './features/accounts/endpoints/set-new-password.ts';
import { siteConfigEndpoint } from './features/accounts/endpoints/site-config.ts';
import {
  agencyContractEndpoint,
  defaultContractEndpoint,
  platformAgenciesEndpoint,
} from './features/agencies/endpoints/read-agencies.ts';
import { approveEntryEndpoint } from './features/auditions/endpoints/approve-entry.ts';
import { checkIdentityEndpoint } from './features/auditions/endpoints/check-identity.ts';
import { getEntryEndpoint } from './features/auditions/endpoints/get-entry.ts';
import { requestAuditionsEndpoint } from './features/auditions/endpoints/request-auditions.ts';
import { auditionSignedUrlEndpoint } from './features/auditions/endpoints/signed-url.ts';
import { uploadTakeEndpoint } from './features/auditions/endpoints/upload-take.ts';
import { verifyInvitedEndpoint } from './features/auditions/endpoints/verify-invited.ts';
import { addDemoEndpoint } from './features/castings/endpoints/add-demo.ts';
import { changeOrderEndpoint } from './features/castings/endpoints/change-order.ts';
import { createCastingEndpoint } from './features/castings/endpoints/create-casting.ts';
import { previewCastingEndpoint } from './features/castings/endpoints/preview-casting.ts';
import { previewProjectEndpoint } from './features/castings/endpoints/preview-project.ts';
import { removeDemoEndpoint } from './features/castings/endpoints/remove-demo.ts';
import { updateCastingEndpoint } from './features/castings/endpoints/update-casting.ts';
import { audioEndpoint } from './features/demos/endpoints/audio.ts';
import { searchDemosEndpoint } from './features/demos/endpoints/search-demos.ts';
import { demoSignedUrlEndpoint } from './features/demos/endpoints/signed-url.ts';
import {
  confirmDeletionEndpoint,
  requestDeletionEndpoint,
  withdrawDeletionEndpoint,
} from './features/privacy/endpoints/deletion-request.ts';
import { exportDataEndpoint } from './features/privacy/endpoints/export-data.ts';
import { createProjectEndpoint } from './features/projects/endpoints/create-project.ts';
import { createVoiceEndpoint } from './features/projects/endpoints/create-voice.ts';
import { deleteVoiceEndpoint } from './features/projects/endpoints/delete-voice.ts';
import { getProjectEndpoint } from './features/projects/endpoints/get-project.ts';
import { projectStepsEndpoint } from './features/projects/endpoints/project-steps.ts';
import { updateProjectEndpoint } from './features/projects/endpoints/update-project.ts';
import { profileItemsEndpoint, talentMenuEndpoint } from './features/reference/endpoints/menus.ts';
import {
  availableLanguagesEndpoint,
  catalogEndpoint,
  catalogKindEndpoint,
  clientConfigEndpoint,
  countriesEndpoint,
  languagesEndpoint,
  selfServiceLanguagesEndpoint,
} from './features/reference/endpoints/read-reference.ts';
import {
  speedTestDownloadEndpoint,
  speedTestUploadEndpoint,
} from './features/reference/endpoints/speed-test.ts';
import {
  actOnInviteEndpoint,
  getInviteEndpoint,
  inviteForSignUpEndpoint,
  invitesOfEndpoint,
  inviteTalentEndpoint,
  updateInviteEndpoint,
} from './features/talents/endpoints/talent-invites.ts';
import {
  getTalentEndpoint,
  removeLanguageEndpoint,
  sendTalentLinkEndpoint,
  signUpTalentEndpoint,
  talentByEmailEndpoint,
  updateTalentEndpoint,
} from './features/talents/endpoints/talent-record.ts';

const built: { readonly [Name in Exclude<EndpointName, NotBuilt>]: Handlers[Name] } = {
  'accounts.changeLanguage': changeLanguageEndpoint,
  'accounts.changePassword': changePasswordEndpoint,
  'accounts.impersonate': impersonateEndpoint,
  'accounts.resendVerification': resendVerificationEndpoint,
  'accounts.siteConfig': siteConfigEndpoint,
  'agencies.contract': agencyContractEndpoint,
  'agencies.defaultContract': defaultContractEndpoint,
  'agencies.platform': platformAgenciesEndpoint,
  'auditions.approve': approveEntryEndpoint,
  'auditions.entry': getEntryEndpoint,
  'auditions.identity': checkIdentityEndpoint,
  'auditions.request': requestAuditionsEndpoint,
  'auditions.signedUrl': auditionSignedUrlEndpoint,
  'auditions.upload': uploadTakeEndpoint,
  'auditions.verify': verifyInvitedEndpoint,
  'castings.addDemo': addDemoEndpoint,
  'castings.changeOrder': changeOrderEndpoint,
  'castings.create': createCastingEndpoint,
  'castings.preview': previewCastingEndpoint,
  'castings.projectPreview': previewProjectEndpoint,
  'castings.removeDemo': removeDemoEndpoint,
  'castings.update': updateCastingEndpoint,
  'clients.createOwner': createOwnerClientEndpoint,
  'clients.get': getClientEndpoint,
  'clients.list': listClientsEndpoint,
  'clients.signUp': signUpClientEndpoint,
  'clients.update': updateClientEndpoint,
  'demos.audio': audioEndpoint,
  'demos.search': searchDemosEndpoint,
  'demos.signedUrl': demoSignedUrlEndpoint,
  'privacy.confirmDeletion': confirmDeletionEndpoint,
  'privacy.export': exportDataEndpoint,
  'privacy.requestDeletion': requestDeletionEndpoint,
  'privacy.withdrawDeletion': withdrawDeletionEndpoint,
  'engineers.acceptInvite': acceptEngineerInviteEndpoint,
  'engineers.get': getEngineerEndpoint,
  'engineers.getInvite': getEngineerInviteEndpoint,
  'engineers.invite': inviteEngineerEndpoint,
  'engineers.list': listEngineersEndpoint,
  'engineers.sendNewLink': sendEngineerLinkEndpoint,
  'engineers.signUp': signUpEngineerEndpoint,
  'engineers.update': updateEngineerEndpoint,
  'projects.create': createProjectEndpoint,
  'projects.createVoice': createVoiceEndpoint,
  'projects.deleteVoice': deleteVoiceEndpoint,
  'projects.get': getProjectEndpoint,
  'projects.steps': projectStepsEndpoint,
  'projects.update': updateProjectEndpoint,
  'reference.availableLanguages': availableLanguagesEndpoint,
  'reference.catalog': catalogEndpoint,
  'reference.catalogKind': catalogKindEndpoint,
  'reference.clientConfig': clientConfigEndpoint,
  'reference.countries': countriesEndpoint,
  'reference.languages': languagesEndpoint,
  'reference.profileItems': profileItemsEndpoint,
  'reference.selfServiceLanguages': selfServiceLanguagesEndpoint,
  'reference.speedTestDownload': speedTestDownloadEndpoint,
  'reference.speedTestUpload': speedTestUploadEndpoint,
  'reference.talentMenu': talentMenuEndpoint,
  'talents.actOnInvite': actOnInviteEndpoint,
  'talents.byEmail': talentByEmailEndpoint,
  'talents.get': getTalentEndpoint,
  'talents.getInvite': getInviteEndpoint,
  'talents.invite': inviteTalentEndpoint,
  'talents.inviteForSignUp': inviteForSignUpEndpoint,
  'talents.invitesOf': invitesOfEndpoint,
  'talents.removeLanguage': removeLanguageEndpoint,
  'talents.sendNewLink': sendTalentLinkEndpoint,
  'talents.signUp': signUpTalentEndpoint,
  'talents.update': updateTalentEndpoint,
  'talents.updateInvite': updateInviteEndpoint,
  'user.resetPassword': resetPasswordEndpoint,
  'user.sendNewLink': sendNewLinkEndpoint,
  'user.setNewPassword': setNewPasswordEndpoint,
};

const unbuilt = Object.fromEntries(NOT_BUILT.map((name) => [name, notBuilt(name)])) as unknown as {
  readonly [Name in NotBuilt]: Handlers[Name];
};

/** What answers each contract: one that is neither built nor named as missing does not compile. */
export const handlers: Handlers = { ...built, ...unbuilt };
