import type { Project } from '../../../contract/wire/websites/project';
import { SitePicture } from '../../ui/SitePicture/SitePicture';

/** A website that is ordered: the published page, until then the picture of its template. */
export const WebsitePicture = ({ project, size }: { project: Project; size?: 'medium' | 'large' }) => (
  <SitePicture
    address={project.domain}
    page={project.picture_url}
    still={project.template_url}
    hue={project.hue}
    name={project.business_name}
    {...(size && { size })}
  />
);
