/** A link as a picture that a phone reads. It is loaded with the first invitation: most who play with friends never send one. */
import { qrCode } from '@baize/rooms';
import { useMemo } from 'react';

const QUIET_ZONE = 4;

/** The picture; nothing where the link is too long for one. */
export const QrPicture = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const rows = useMemo(() => qrCode(link), [link]);
  if (rows === undefined) return null;
  const size = rows.length + 2 * QUIET_ZONE;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};
