import { defineModels } from '../../paths/model';
import { codes } from '../recoveryCodes/recoveryCodes.model';
import { authenticatorMachine } from './authenticator.machine';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const authenticator = {
  secret,
  otpauth_url: `otpauth://totp/Sitewright:ada%40bakery.example?issuer=Sitewright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  secret_qr: { size: 9, path: 'M4 4h1v1H4z' },
};
export const wrongCode = {
  status: 400,
  message: 'The code is wrong or has expired.',
  code: 'wrong_code',
  fields: { otp_code: 'The code is wrong or has expired.' },
};

export const authenticatorDelays = {};
export const authenticatorModels = defineModels(authenticatorMachine, {
  worlds: { 'a new secret': authenticator },
  cases: {
    'code.change': [{ code: '12345' }, { code: '123456' }],
    'xstate.done.actor.verifyApp': [{ output: { recovery_codes: codes } }],
    'xstate.error.actor.verifyApp': [{ error: wrongCode }, { error: { status: 500, message: '' } }],
    'xstate.done.actor.copySecret': [{ output: undefined }],
    'xstate.error.actor.copySecret': [{ error: { status: null, message: '' } }],
  },
  project: ({ code, problem, refusal, tries, isCopied }) => [
    code,
    problem !== null,
    refusal !== null,
    tries > 0,
    isCopied,
  ],
});
