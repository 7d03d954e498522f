import { facilitationTechniques, rtbLevels, rtbSectors } from "@/lib/plans/kinds/rtb/constants";
import { Choices } from "../creation/form-parts";

/** Suggestions of the create form that are the same for all: drawn on the server, so that no script carries them. */
export function RtbLists() {
  return (
    <>
      <Choices id="sectors" values={rtbSectors.map(({ name }) => name)} />
      <Choices id="trades" values={rtbSectors.flatMap(({ trades }) => trades)} />
      <Choices id="levels" values={rtbLevels} />
      <Choices id="techniques" values={facilitationTechniques} />
      <Choices id="terms" values={["1", "2", "3"]} />
    </>
  );
}
