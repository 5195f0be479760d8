import { defineContract } from 'shared/contract'
import { Specialty } from 'shared/published/specialty'
import Type from 'typebox'

const SharedSpecialty = Type.Object({ specialty: Specialty })

export const sharingContract = defineContract({
  'GET appointments/sharing': {
    summary: 'Las especialidades que pueden ver los resultados de los tests de la persona',
    answer: { size: 'small', body: Type.Object({ specialties: Type.Array(Specialty) }) },
  },
  'PUT appointments/sharing/{specialty}': {
    summary: 'Dejar que una especialidad vea los resultados de los tests de la persona',
    params: SharedSpecialty,
    answer: { size: 'small', body: Type.Object({}) },
  },
  'DELETE appointments/sharing/{specialty}': {
    summary: 'Que una especialidad ya no vea los resultados de los tests de la persona',
    params: SharedSpecialty,
    answer: { size: 'small', body: Type.Object({}) },
  },
})
