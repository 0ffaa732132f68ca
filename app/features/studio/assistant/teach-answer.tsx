import { useState } from "react";
import { teachingWords } from "../../../../content/teaching.ts";
import { Button } from "../../../ui/button.tsx";
import { TeachForm } from "./teach-form.tsx";
import { Gate } from "../access/gate.tsx";

/** From a question that had no answer, or a wrong one, to the answer it should have. */
export function TeachAnswer({ questions }: { questions: readonly string[] }) {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) return <TeachForm questions={questions} onDone={() => setIsWriting(false)} />;
  return (
    <Gate deed="assistant">
      <Button variant="quiet" className="w-fit" onClick={() => setIsWriting(true)}>
        {teachingWords.teach}
      </Button>
    </Gate>
  );
}
