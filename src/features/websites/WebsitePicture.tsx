import type { Project } from '../../../contract/wire/websites/project';
import { SitePicture } from '../../ui/SitePicture/SitePicture';

type Pictured = Pick<Project, 'domain' | 'business_name' | 'picture_url' | 'template_url' | 'hue'>;

/** A website that is ordered: the published page, until then the picture of its template. */
export const WebsitePicture = ({ project, size }: { project: Pictured; size?: 'small' | 'medium' | 'large' }) => (
  <SitePicture
    address={project.domain}
    page={project.picture_url}
    still={project.template_url}
    hue={project.hue}
    name={project.business_name}
    {...(size && { size })}
  />
);
