import { watchDeposit } from '../deposits/watch';
import { sendMail } from '../mail/mail';
import { deployStage } from '../pipeline/stages';
import { takeDown } from '../pipeline/takeDown';
import { removePreview } from '../previews/shelf';
import type { AnyJobKind } from './kind';

/** Every kind of job that this server works on. */
export const jobKinds: readonly AnyJobKind[] = [deployStage, removePreview, sendMail, takeDown, watchDeposit];
