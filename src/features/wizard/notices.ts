/** What few customers meet, in a chunk of its own. */
export { AdmissionRefusal } from './AdmissionRefusal';
export { TroubleNotice } from './TroubleNotice';
